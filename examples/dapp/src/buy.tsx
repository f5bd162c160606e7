import { acceptCurrentTerms, buy, type Data, isApiError, verify } from '@institutional-defi/client';
import { type FormEvent, useState } from 'react';
import { parseUnits } from 'viem';
import { useConfig } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import type { Sale } from './sale.ts';

const STEPS = {
  authorize: 'The service checks the purchase …',
  approve: 'Approve the payment in your wallet …',
  buy: 'Confirm the purchase in your wallet …',
  wait: 'Waiting for the block …',
} as const;

/** Buys with the connected wallet. A refusal whose reason the buyer can remove offers to remove it. */
export function Buy({ client, rules }: Sale) {
  const config = useConfig();
  const [status, setStatus] = useState('');
  const [missing, setMissing] = useState<'terms' | 'verification'>();
  const { paymentTokens, saleContract } = rules;

  async function attempt(work: () => Promise<string>) {
    setMissing(undefined);
    try {
      setStatus(await work());
    } catch (error) {
      if (isApiError(error, 'TERMS_NOT_ACCEPTED')) setMissing('terms');
      if (isApiError(error, 'KYC_REQUIRED')) setMissing('verification');
      setStatus(`Not bought: ${(error as Error).message}`);
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const token = paymentTokens[Number(form.get('token'))];
    if (token === undefined) return;
    void attempt(async () => {
      const { receipt } = await buy(client, {
        wallet: await getConnectorClient(config),
        amount: parseUnits(String(form.get('amount')), token.decimals),
        paymentToken: token.address,
        saleContract,
        onStep: (step) => setStatus(STEPS[step]),
      });
      return `Bought in block ${receipt.blockNumber}`;
    });
  };

  const acceptTerms = () =>
    attempt(async () => {
      await acceptCurrentTerms(client, (await getConnectorClient(config)).account.address);
      return 'You accepted the terms.';
    });

  const becomeVerified = () =>
    attempt(async () => {
      const wallet = (await getConnectorClient(config)).account.address;
      const onVerification = ({ verificationUrl }: Data<'openKycSession'>) => {
        setStatus('Waiting for the identity provider …');
        if (verificationUrl !== null) window.open(verificationUrl, '_blank', 'noopener');
      };
      const { tierName } = await verify(client, { wallet, pollMs: 1_000, onVerification });
      return `You are verified: ${tierName}`;
    });

  return (
    <form onSubmit={submit}>
      <label>
        Amount <input name="amount" inputMode="decimal" defaultValue="100" required />
      </label>{' '}
      <label>
        Pay with{' '}
        <select name="token">
          {paymentTokens.map(({ address, symbol }, index) => (
            <option key={address} value={index}>
              {symbol}
            </option>
          ))}
        </select>
      </label>{' '}
      <button type="submit">Buy</button>
      {missing === 'terms' && (
        <button type="button" onClick={() => void acceptTerms()}>
          Accept the terms
        </button>
      )}
      {missing === 'verification' && (
        <button type="button" onClick={() => void becomeVerified()}>
          Verify your identity
        </button>
      )}
      <output>{status}</output>
    </form>
  );
}
