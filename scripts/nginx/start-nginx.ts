import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../lib/free-port.ts";

interface RunningNginx {
  origin: string;
  /** The master process; its only child answers the requests. */
  pid: number;
  /** Whether it has the module for Brotli copies. */
  brotli: boolean;
  version: string;
  stop(): Promise<void>;
}

/** Runs build/nginx.conf with one worker on a free port, as whoever calls it, in a folder that goes away again. */
export async function startNginx(nginx: string, build: string): Promise<RunningNginx> {
  const about = spawnSync(nginx, ["-V"], { encoding: "utf8" }).stderr;
  const modules = /--modules-path=(\S+)/.exec(about)?.[1] ?? "";
  const brotliModule = join(modules, "ngx_http_brotli_static_module.so");
  const brotli = existsSync(brotliModule);
  const port = await freePort();

  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  writeFileSync(join(folder, "site.conf"), siteConf(build, port, brotli));
  writeFileSync(join(folder, "nginx.conf"), mainConf(folder, brotli ? brotliModule : undefined));

  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const running = spawn(nginx, args, { stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()));
  const stop = async () => {
    running.kill("SIGQUIT");
    await ended;
    rmSync(folder, { recursive: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  if (!(await answers(origin))) {
    const reason = readFileSync(join(folder, "error.log"), "utf8");
    await stop();
    throw new Error(`nginx does not start:\n${reason}`);
  }
  return {
    origin,
    pid: running.pid ?? 0,
    brotli,
    version: /nginx\/[\d.]+/.exec(about)?.[0] ?? "nginx",
    stop,
  };
}

/** The built file with nothing changed but where it listens, where the site is, and the line for Brotli. */
function siteConf(build: string, port: number, brotli: boolean): string {
  const conf = readFileSync(join(build, "nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/root \S+;/, `root "${join(build, "client")}";`);
  return brotli ? conf.replace("# brotli_static on;", "brotli_static on;") : conf;
}

function mainConf(folder: string, brotliModule: string | undefined): string {
  return `
${brotliModule ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 60s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;
}

async function answers(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (ready) return true;
    await pause(50);
  }
  return false;
}
