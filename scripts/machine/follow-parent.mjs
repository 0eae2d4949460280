import { isMainThread } from 'node:worker_threads';

// Loaded into a program that one of our scripts starts: when the script is killed without a word,
// its end of the channel closes and the program stops too, so no port stays taken.
if (isMainThread && process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
