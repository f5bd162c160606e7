import { expect } from 'chai';
import { WebhookAlarmReceiver } from '../../../src/adapters/alarm/alarm-receiver.webhook.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { SettableClock, systemClock } from '../../../src/adapters/local/clock.ts';
import { SignerOpener } from '../../../src/adapters/signer/open-signer.ts';
import { WEB3SIGNER } from '../../../src/adapters/signer/signer.web3signer.ts';
import { readTraceParent } from '../../../src/adapters/tracing/trace-parent.ts';
import { InMemoryTracer } from '../../../src/adapters/tracing/tracer.memory.ts';
import { inSpan } from '../../../src/application/shared/in-span.ts';
import { CLIENT_CERTIFICATE, CLIENT_KEY } from '../../support/fixtures/client-certificate.ts';
import { CERTIFICATE } from '../../support/fixtures/mail-certificates.ts';
import { NOON } from '../../support/noon.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { startProviderServer } from '../../support/servers/provider-server.ts';
import { startRpcServer, status } from '../../support/servers/rpc-server.ts';
import { Vault } from '../../support/servers/signers/vault.ts';
import { startWeb3Signer } from '../../support/servers/signers/web3signer-server.ts';

const CHAIN = 8453;

describe('the spans of calls', () => {
  const stops: (() => Promise<void> | void)[] = [];
  let tracer: InMemoryTracer;
  beforeEach(() => {
    tracer = new InMemoryTracer();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** Records the work below a span, and returns the spans below it. */
  const calls = async (work: () => Promise<unknown>) => {
    await inSpan(tracer, 'above', {}, work);
    const above = tracer.recorded.find(({ name }) => name === 'above');
    return tracer.recorded.filter(({ parent }) => parent === above?.place.spanId);
  };

  it('to nodes have the method, the chain and which node, and nothing that was asked', async () => {
    const [broken, node] = [
      await startRpcServer({ eth_chainId: () => '0x2105' }),
      await startRpcServer({ eth_chainId: () => '0x2105', eth_call: () => '0x1234', eth_gasPrice: () => '0x1' }),
    ];
    broken.behave(status(502));
    const rpc = new ChainRpc({ chainId: CHAIN, urls: [`${broken.url}/v2/a-key-in-the-path`, node.url], tracer });
    stops.push(broken.stop, node.stop, () => rpc.close());
    const spans = await calls(async () => {
      await rpc.request('eth_call', [{ to: `0x${'ab'.repeat(20)}` }, 'latest']);
      await rpc.read((_ask, askAll) =>
        askAll([
          ['eth_call', []],
          ['eth_gasPrice', []],
        ]),
      );
    });
    const facts = { 'rpc.system.name': 'jsonrpc', 'rpc.calls': 1, 'chain.id': CHAIN };
    expect(spans.map((span) => [span.facts, span.failure])).to.deep.include.members([
      [{ ...facts, 'rpc.method': 'eth_chainId', 'chain.node': 1 }, 'http-status'],
      [{ ...facts, 'rpc.method': 'eth_call', 'chain.node': 2 }, undefined],
      [{ ...facts, 'rpc.method': 'batch', 'rpc.calls': 2, 'chain.node': 2 }, undefined],
    ]);
    expect(JSON.stringify(spans)).to.not.include('ab'.repeat(20)).and.not.include('a-key').and.not.include('127.0.0.1');
    await rpc.request('eth_call', []);
    expect(tracer.recorded).to.have.length(spans.length + 1);
  });

  it('to a signer have the operation, and Web3Signer receives the trace', async () => {
    const vault = new Vault('secp256k1');
    const server = await startWeb3Signer(vault);
    const tls = { cert: CLIENT_CERTIFICATE, key: CLIENT_KEY, ca: CERTIFICATE };
    const unused = { url: 'http://127.0.0.1:1', metadataUrl: 'http://127.0.0.1:1' };
    const settings = { aws: {}, gcp: unused, web3signer: { url: server.url, tls } };
    const opener = new SignerOpener(settings, { clock: systemClock, onTrouble: () => {}, tracer });
    stops.push(server.stop, () => opener.close());
    const key = await opener.open({ kind: 'web3signer', id: server.identifier }, 'secp256k1');
    const [sign, ...others] = await calls(async () => key.sign(Buffer.from('a message')));
    expect(others).to.deep.equal([]);
    expect(sign).to.deep.include({ name: 'Web3Signer sign', kind: 'client', failure: undefined });
    expect(sign?.facts).to.deep.equal({ 'signer.name': WEB3SIGNER, 'signer.operation': 'sign' });
    expect(server.traces.map((header) => readTraceParent(header)?.spanId)).to.deep.equal([
      undefined,
      sign?.place.spanId,
    ]);
  });

  it('that fail have the reason', async () => {
    const opener = new SignerOpener(
      {
        aws: {},
        gcp: { url: 'http://127.0.0.1:1', metadataUrl: 'http://127.0.0.1:1' },
        web3signer: { url: 'http://127.0.0.1:1', tls: {} },
      },
      { clock: systemClock, onTrouble: () => {}, tracer },
    );
    stops.push(() => opener.close());
    const [call] = await calls(() => rejectionOf(opener.open({ kind: 'gcp-kms', name: 'a-key' }, 'secp256k1')));
    expect(call).to.deep.include({ name: 'Google Cloud KMS public-key', failure: 'unreachable' });
  });

  it('to the receiver of alarms carry the trace', async () => {
    const server = await startProviderServer(() => ({}));
    stops.push(server.stop);
    const webhook = { url: server.url, secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}` };
    const receiver = new WebhookAlarmReceiver(webhook, new SettableClock(NOON), () => tracer.current());
    let traceId: string | undefined;
    await inSpan(tracer, 'above', {}, async () => {
      traceId = tracer.current()?.traceId;
      await receiver.deliver('alarm_1_1', { kind: 'x', lastAt: NOON } as never);
    });
    await receiver.deliver('alarm_1_2', { kind: 'x', lastAt: NOON } as never);
    expect(server.asked.map(({ headers }) => readTraceParent(headers.traceparent)?.traceId)).to.deep.equal([
      traceId,
      undefined,
    ]);
  });
});
