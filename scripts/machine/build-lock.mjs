import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './root.mjs';
import { say } from './say.mjs';

const lockFolder = inRoot('.cache', 'build.lock');

/**
 * Two commands in one checkout must not build into the same folders: the second waits. The lock of a dead process is
 * taken over. @returns what gives the lock back
 */
export async function takeBuildLock() {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const owner = join(lockFolder, 'pid');
  for (let told = false; ; await pause(100)) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(owner, String(process.pid));
      return holdLock();
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!alive(owner)) rmSync(lockFolder, { recursive: true, force: true });
    else if (!told) say('Another command is building here, waiting for it …');
    told = true;
  }
}

/** Gives the lock back once, at the latest when this process ends. */
function holdLock() {
  const release = () => {
    process.off('exit', release);
    rmSync(lockFolder, { recursive: true, force: true });
  };
  process.once('exit', release);
  return release;
}

function alive(pidFile) {
  // No file yet: its maker is between two calls, or died there long ago.
  if (!existsSync(pidFile)) return Date.now() - (statSync(lockFolder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 2000;
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
