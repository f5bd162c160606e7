# The service as an image: docker build --tag institutional-defi-api .
# Its command is a sub-command of the service: serve (default), cron, migrate, operator, audit, …
# A release names the base by its digest: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY console/package.json console/
COPY examples/dapp/package.json examples/dapp/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run bundle && npm run build -- console

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspaces=false
# Of what was installed above.
COPY scripts/sbom.mjs /tmp/sbom.mjs
RUN node /tmp/sbom.mjs . > sbom.cdx.json

FROM ${NODE_IMAGE}
ARG NODE_IMAGE
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Institutional DeFi API" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="${NODE_IMAGE}"
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0
WORKDIR /app
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin service
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/sbom.cdx.json ./
COPY --from=build /src/package.json /src/LICENSE /src/NOTICE ./
COPY --from=build /src/docs docs
COPY --from=build /src/console/dist console/dist
COPY --from=build /src/bin bin
COPY --from=build /src/dist/bundle dist/bundle
USER 10001:10001
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/bundle/main.js"]
CMD ["serve"]
