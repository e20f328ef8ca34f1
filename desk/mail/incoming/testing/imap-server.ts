import { spawn } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "../../../../scripts/lib/free-port.ts";
import { findProgram } from "../../../../scripts/lib/programs.ts";

const NOBODY = 65_534;

/** A mailbox on a real server, with a door for mail. Stop it at the end. */
export async function startImapServer() {
  const folder = await mkdtemp(join(tmpdir(), "desk-imap-"));
  const isRoot = process.getuid?.() === 0;
  const box = join(folder, "box");
  for (const part of ["", "new", "cur", "tmp"]) {
    await mkdir(join(box, part), { recursive: true });
    if (isRoot) await chown(join(box, part), NOBODY, NOBODY);
  }
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeFile(join(folder, "dovecot.conf"), configuration(folder, port, isRoot));
  const server = spawn(findProgram("Dovecot")?.[0] ?? "dovecot", ["-F", "-c", join(folder, "dovecot.conf")], {
    stdio: "ignore",
  });
  await untilOpen(port);
  let delivered = 0;
  return {
    url: `imap://visitor:secret@127.0.0.1:${port}/INBOX`,
    deliver: async (source: string | Buffer) => {
      const name = `${1_700_000_000 + delivered}.M${delivered++}.test`;
      const file = join(box, "tmp", name);
      await writeFile(file, typeof source === "string" ? source.replaceAll(/\r?\n/g, "\r\n") : source);
      if (isRoot) await chown(file, NOBODY, NOBODY);
      await rename(file, join(box, "new", name));
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, isRoot: boolean): string {
  const { username } = userInfo();
  return `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/box
first_valid_uid = 1
${isRoot ? "" : `default_internal_user = ${username}\ndefault_login_user = ${username}`}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
  ${isRoot ? "" : "chroot ="}
}
service anvil {
  ${isRoot ? "" : "chroot ="}
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = ${isRoot ? "uid=65534 gid=65534" : `uid=${process.getuid?.()} gid=${process.getgid?.()}`} home=${folder}/box
}
`;
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (open) return;
    await sleep(50);
  }
  throw new Error("The IMAP server does not answer");
}
