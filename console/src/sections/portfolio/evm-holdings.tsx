import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { usePortfolio, Worth } from '../../figures/index.ts';
import { Select, Stack } from '../../kit/index.ts';
import { sameAddress, shortened } from '../../values/address.ts';
import { holdingsOf } from '../../values/holdings.ts';
import { HoldingsTable } from './holdings-table.tsx';
import { t } from './texts/index.ts';

type Wallet = `0x${string}`;

/** The holdings of the signed-in wallet, or of another EVM wallet of its list. */
export function EvmHoldings({ wallet }: Readonly<{ wallet: Wallet }>) {
  const [address, setAddress] = useState<Wallet>(wallet);
  const { data } = usePortfolio(address);
  const held = holdingsOf(data?.byChain ?? []);
  return (
    <Stack>
      <WalletChoice own={wallet} value={address} onChange={setAddress} />
      <Worth wallet={address}>{held.length > 0 && <HoldingsTable holdings={held} />}</Worth>
    </Stack>
  );
}

type ChoiceProps = Readonly<{ own: Wallet; value: Wallet; onChange: (address: Wallet) => void }>;

/** Nothing to choose while the list holds no other EVM wallet. */
function WalletChoice({ own, value, onChange }: ChoiceProps) {
  const { data } = useOperation('listWallets');
  const others = data?.wallets.filter(({ chain, address }) => chain === 'evm' && !sameAddress(address, own)) ?? [];
  if (others.length === 0) return null;
  return (
    <Select
      label={t('wallet')}
      value={value}
      onChange={onChange}
      choices={[
        { value: own, label: t('signedIn', { address: shortened(own) }) },
        ...others.map(({ address, label }) => ({
          value: address as Wallet,
          label: label === null ? shortened(address) : t('labelled', { label, address: shortened(address) }),
        })),
      ]}
    />
  );
}
