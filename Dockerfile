# Debian and not Alpine: the npm package "node", which runs the build, has no binary for musl.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Why not npm ci: docs/decisions/007-install-without-npm-ci.md
RUN npm install --no-save
COPY . .
RUN npm run build

# The server needs nothing from npm: the image is Node, the server and the built site.
FROM node:24-alpine
ENV NODE_ENV=production PORT=3000
WORKDIR /site
COPY --from=build /site/package.json ./package.json
COPY --from=build /site/server ./server
COPY --from=build /site/build/headers.json ./build/headers.json
COPY --from=build /site/build/client ./build/client
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["node", "server/health.ts"]
CMD ["node", "server/main.ts"]
