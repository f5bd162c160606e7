import { expect } from 'chai';
import { Wallet } from 'ethers';
import { Challenge as SdkChallenge } from 'mppx';
import type { Response } from 'supertest';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { payByVoucher } from '../../../src/adapters/payment-rail/voucher.ts';
import type { Challenge, Credential } from '../../../src/domain/payment/challenge.ts';
import { expectRefusal } from '../refusal.ts';
import type { TestWorld } from './world.ts';

export const SNAPSHOT_PATH = '/api/agent/market-snapshot';
export const PAYER = new Wallet(developmentAccounts[1].privateKey);

export const inHeader = (credential: unknown): string =>
  `Payment ${Buffer.from(JSON.stringify(credential)).toString('base64url')}`;

/** The challenge in the response's header, parsed by the official SDK. */
export function challengeIn(answer: Response): Challenge {
  const { request, ...fields } = SdkChallenge.deserialize(answer.get('www-authenticate') as string);
  const inOrder = Object.fromEntries(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...fields, request: Buffer.from(JSON.stringify(inOrder)).toString('base64url') } as Challenge;
}

/** A client of the in-memory rail. */
export const buyerIn = (worldOf: () => TestWorld) => {
  const ask = (authorization?: string) => {
    const request = worldOf().api.get(SNAPSHOT_PATH);
    return authorization === undefined ? request : request.set({ authorization });
  };
  const credential = async (payer = PAYER): Promise<Credential> => payByVoucher(payer, challengeIn(await ask()));
  return { ask, credential };
};

/** Asserts that the response requests a payment, in the scheme's format and in ours. */
export function expectDemand(answer: Response, problem: string): void {
  expect([answer.status, answer.type], answer.text).to.deep.equal([402, 'application/problem+json']);
  expect(answer.get('cache-control')).to.equal('no-store');
  expect(answer.get('payment-receipt')).to.equal(undefined);
  expect(challengeIn(answer)).to.include({ intent: 'charge' });
  const { body } = answer;
  expect(body).to.include({
    success: false,
    code: 'PAYMENT_REQUIRED',
    requestId: answer.get('x-request-id'),
    type: `https://paymentauth.org/problems/${problem}`,
    status: 402,
  });
  for (const sentence of [body.error, body.title, body.detail]) expect(sentence).to.match(/^[A-Z].+/);
}

/** Asserts that the response is an error without a payment challenge. */
export function expectNoDemand(answer: Response, status: number, code: string): void {
  expectRefusal(answer, status, code);
  expect(answer.get('www-authenticate')).to.equal(undefined);
  expect(answer.get('payment-receipt')).to.equal(undefined);
}
