import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CERTIFICATE, KEY } from '../fixtures/mail-certificates.ts';
import { until } from '../real-time.ts';
import { whenProcessEnds } from '../when-process-ends.ts';

const PLACES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

export const nginxProgram = (): string | undefined => PLACES.find((place) => place !== undefined && existsSync(place));

export type NginxServer = Readonly<{ stop(): Promise<void> }>;

/** Serves the `server` block, whose certificate files are named `certificate` and `key`, in one process without a master. */
export async function startNginx(program: string, serverBlock: string, port: number): Promise<NginxServer> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(dir, 'certificate'), CERTIFICATE);
  writeFileSync(join(dir, 'key'), KEY);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${dir}/${what};`,
  );
  const http = ['access_log off;', ...temporary, serverBlock].join('\n');
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; master_process off; pid ${dir}/pid; error_log stderr crit; events {} http { ${http} }`,
  );
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const end = () => child.kill('SIGKILL');
  const forget = whenProcessEnds(end);
  const ended = once(child, 'exit');
  const stop = async () => {
    end();
    await ended;
    forget();
    rmSync(dir, { recursive: true, force: true });
  };
  await until(async () => child.exitCode !== null || (await isListening(port)));
  if (child.exitCode === null) return { stop };
  await stop();
  throw new Error(`nginx did not start: ${said}`);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
