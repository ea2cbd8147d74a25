print("begun")
import broken
