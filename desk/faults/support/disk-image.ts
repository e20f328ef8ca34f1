import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Disk {
  /** Where it is mounted. */
  folder: string;
  /** What is on the disk at this moment, and nothing that waits in memory to be written. Then the power is gone. */
  cutPower: (killAll: () => void) => void;
  remove: () => void;
}

/** Whether disks can be made here: it takes root and loop devices. */
export function canMountDisks(): boolean {
  try {
    execFileSync("losetup", ["--find"], { stdio: "ignore" });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** A disk in a file, with a file system of its own. */
export function makeDisk(megabytes: number): Disk {
  const home = mkdtempSync(join(tmpdir(), "desk-disk-"));
  chmodSync(home, 0o755);
  const folder = join(home, "mounted");
  const [image, copy] = [join(home, "image"), join(home, "copy")];
  mkdirSync(folder);
  run("truncate", "-s", `${megabytes}M`, image);
  run("mkfs.ext4", "-q", "-F", image);
  const mount = () => {
    run("mount", "-o", "loop", image, folder);
    chmodSync(folder, 0o755);
  };
  const unmount = () => {
    // A process that was just killed may still be going, on a busy machine for a while.
    for (let tries = 0; ; tries++) {
      try {
        return run("umount", folder);
      } catch (error) {
        if (tries > 1000) throw error;
        run("sleep", "0.1");
      }
    }
  };
  mount();
  return {
    folder,
    cutPower(killAll) {
      run("cp", "--sparse=always", image, copy);
      killAll();
      unmount();
      run("mv", copy, image);
      mount();
    },
    remove() {
      unmount();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function run(command: string, ...args: string[]) {
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"] });
}
