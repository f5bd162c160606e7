import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CLIENT_CERTIFICATE } from '../../fixtures/client-certificate.ts';
import { CERTIFICATE, KEY } from '../../fixtures/mail-certificates.ts';
import type { Behaviour } from '../provider-server.ts';
import type { Vault } from './vault.ts';

/** Web3Signer in `eth1` mode with one key: it knows its clients by their certificates, and hashes what it is sent. */
export async function startWeb3Signer(vault: Vault) {
  const identifier = `0x${vault.spki.subarray(-64).toString('hex')}`;
  const asked: string[] = [];
  const traces: (string | undefined)[] = [];
  let behaviour: Behaviour | undefined;
  const tls = { key: KEY, cert: CERTIFICATE, ca: CLIENT_CERTIFICATE, requestCert: true, rejectUnauthorized: true };
  const server = createServer(tls, async (request, response) => {
    const body = await text(request);
    asked.push(request.url ?? '');
    traces.push(request.headers.traceparent?.toString());
    if (behaviour !== undefined) return behaviour(response, '');
    if (request.url === '/api/v1/eth1/publicKeys')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([identifier]));
    if (request.method !== 'POST' || request.url !== `/api/v1/eth1/sign/${identifier}`)
      return response.writeHead(404).end();
    const { data } = JSON.parse(body) as { data: string };
    const signature = vault.signMessage(Buffer.from(data.slice(2), 'hex'));
    response.writeHead(200, { 'content-type': 'text/plain' }).end(`0x${Buffer.from(signature).toString('hex')}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    identifier,
    asked: asked as readonly string[],
    /** The header `traceparent` of each request. */
    traces: traces as readonly (string | undefined)[],
    behave: (next?: Behaviour) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
