import { createServer, type AddressInfo, type Socket } from 'node:net';

const usual = {
  GREETING: '220 mail.test',
  EHLO: '250-mail.test\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 queued',
  QUIT: '221 bye',
};
/** What it says to a command; nothing at all for the empty text. */
type Answers = Partial<Record<keyof typeof usual, string>>;

/** Behaves like a mail server: an answer to each command, the usual one unless `answers` says otherwise. */
export async function startMailServer() {
  let answers: Record<string, string> = usual;
  let commands: string[] = [];
  let mail = '';
  const sockets = new Set<Socket>();

  function serve(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const answer = (command: string) => answers[command] && socket.write(`${answers[command]}\r\n`);
    let isInMail = false;
    let rest = '';
    const take = (line: string) => {
      if (isInMail && line !== '.') return void (mail += `${line}\n`);
      if (!isInMail) commands.push(line);
      const command = line.split(/[ :]/)[0]!.toUpperCase();
      isInMail = command === 'DATA' && answers.DATA === usual.DATA;
      answer(command);
    };
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop()!;
      lines.forEach(take);
    });
    answer('GREETING');
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Says this from now on, and forgets what came before. */
    say(own: Answers = {}) {
      answers = { ...usual, ...own };
      commands = [];
      mail = '';
    },
    commands: () => commands,
    /** The last mail as it came. */
    mail: () => mail,
    /** What people read of it. */
    texts: () =>
      mail.split(/^--.*$/m).map((part) => {
        const body = part.split('\n\n').slice(1).join('').replace(/\s/g, '');
        return Buffer.from(body, 'base64').toString();
      }),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
