# One binary on a small base. It needs a shell only to raise the stack limit of its executors.
FROM denoland/deno:2.9.6 AS build
WORKDIR /src
COPY . .
RUN deno task compile

FROM debian:13-slim
RUN useradd --system --create-home --home-dir /var/lib/lyceum lyceum
COPY --from=build /src/dist/lyceum /usr/local/bin/lyceum
USER lyceum
WORKDIR /var/lib/lyceum
ENV HOST=0.0.0.0 PORT=8000 DATA_DIR=/var/lib/lyceum/data
VOLUME /var/lib/lyceum/data
EXPOSE 8000
STOPSIGNAL SIGTERM
ENTRYPOINT ["lyceum"]
CMD ["serve"]
