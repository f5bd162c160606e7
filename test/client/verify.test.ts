import { verify } from '@institutional-defi/client';
import { expect } from 'chai';
import { rejectionOf } from '../support/rejection.ts';
import { clientFlows, refuse } from '../support/service/client-flows.ts';
import { OWNER } from '../support/service/scripted-wallet.ts';

const onVerification = () => {};

describe('verify', () => {
  const { at, firstOf } = clientFlows();

  const asked = (answer: object) =>
    at.server.behave((response, honest) => {
      const { method, path } = at.server.asked.at(-1) ?? {};
      const body =
        method === 'POST' && path === '/api/kyc/session' ? JSON.stringify({ success: true, ...answer }) : honest;
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });

  it('does not wait for a verification without a link, which only the wallet’s session receives', async () => {
    asked({ verificationUrl: null, sessionId: null });
    const opened = () => expect.fail('it was handed over');
    const error = await rejectionOf(verify(at.client, { wallet: OWNER, onVerification: opened }));
    expect(error).to.include({ code: 'NOT_SIGNED_IN' });
  });

  it('returns the status when the tier was approved meanwhile', async () => {
    firstOf('/api/kyc/session', refuse(409, 'TIER_ALREADY_APPROVED'));
    expect(await verify(at.client, { wallet: OWNER, onVerification })).to.include({ kycTier: 'TIER_1' });
  });

  it('ends with a rejection', async () => {
    at.server.behave((response, honest) => {
      const status = { success: true, kycStatus: 'rejected', kycTier: 'TIER_1' };
      const isSecondLook = at.server.asked.filter(({ method }) => method === 'GET').length > 1;
      const body = isSecondLook && at.server.asked.at(-1)?.method === 'GET' ? JSON.stringify(status) : honest;
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    const error = await rejectionOf(verify(at.client, { wallet: OWNER, onVerification }));
    expect(error).to.include({ code: 'VERIFICATION_REJECTED' });
  });
});
