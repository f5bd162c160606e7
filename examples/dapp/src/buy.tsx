import { acceptCurrentTerms, type Data, isApiError, type Verification, verify } from '@institutional-defi/client';
import { useClient, usePurchase } from '@institutional-defi/client/react';
import { type FormEvent, useState } from 'react';
import { parseUnits } from 'viem';
import { useConfig } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

const shown = ({ state, data, error }: ReturnType<typeof usePurchase>) =>
  ({
    idle: '',
    signing: 'Confirm in your wallet …',
    waiting: 'Waiting for the service and the chain …',
    done: `Bought in block ${data?.receipt.blockNumber}`,
    failed: `Not bought: ${error?.message}`,
  })[state];

/** Buys with the connected wallet. A refusal whose reason the buyer can remove offers to remove it. */
export function Buy({ rules: { paymentTokens, saleContract } }: Readonly<{ rules: Data<'viewSaleRules'> }>) {
  const client = useClient();
  const config = useConfig();
  const purchase = usePurchase();
  const [notice, setNotice] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const token = paymentTokens[Number(form.get('token'))];
    if (token === undefined) return;
    const amount = parseUnits(String(form.get('amount')), token.decimals);
    getConnectorClient(config).then(
      (wallet) => purchase.start({ wallet, amount, paymentToken: token.address, saleContract }),
      (error: Error) => setNotice(error.message),
    );
  };

  /** Removes the reason of the refusal. */
  const mend = async (work: (wallet: Data<'viewTerms'>['wallet']) => Promise<string>) => {
    purchase.reset();
    try {
      setNotice(await work((await getConnectorClient(config)).account.address));
    } catch (error) {
      setNotice((error as Error).message);
    }
  };

  const acceptTerms = () => mend((wallet) => acceptCurrentTerms(client, wallet).then(() => 'You accepted the terms.'));

  const becomeVerified = () =>
    mend(async (wallet) => {
      const onVerification = ({ verificationUrl }: Verification) => {
        setNotice('Waiting for the identity provider …');
        window.open(verificationUrl, '_blank', 'noopener');
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
      {isApiError(purchase.error, 'TERMS_NOT_ACCEPTED') && (
        <button type="button" onClick={() => void acceptTerms()}>
          Accept the terms
        </button>
      )}
      {isApiError(purchase.error, 'KYC_REQUIRED') && (
        <button type="button" onClick={() => void becomeVerified()}>
          Verify your identity
        </button>
      )}
      <output>{shown(purchase) || notice}</output>
    </form>
  );
}
