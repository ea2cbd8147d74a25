try:
    import numpy
except ModuleNotFoundError as error:
    print(error)
import requests
