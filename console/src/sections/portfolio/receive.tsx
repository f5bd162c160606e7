import { useMemo, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { Address, AmountField, CodeBlock, Loaded, Section, Select, Skeleton, Stack } from '../../kit/index.ts';
import { parseAmount } from '../../values/amount.ts';
import { CHAINS, coinOf } from '../../values/chains.ts';
import css from './portfolio.module.css';

const COIN_DECIMALS = 18;
/** The chains of the service; the development chain has no wallets that scan. */
const OFFERED = CHAINS.filter(({ explorer }) => explorer !== undefined);
const ANY = 'any';

/** A payment request for the signed-in wallet, to scan with another wallet. */
export function Receive({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const [chain, setChain] = useState<string>(ANY);
  const [amount, setAmount] = useState('');
  const parsed = parseAmount(amount, COIN_DECIMALS);
  const asked = chain !== ANY && parsed.ok && parsed.units > 0n ? String(parsed.units) : undefined;
  const query = {
    address: wallet,
    ...(chain !== ANY && { chainId: chain }),
    ...(asked !== undefined && { amount: asked }),
  };
  const code = useOperation('drawReceiveCode', { query }, { keepPrevious: true });
  return (
    <Section
      title="Receive"
      lead="Scan the code with the wallet that pays. The address is the same on every EVM chain."
    >
      <div className={css.receive}>
        <Loaded query={code} failed="The code could not be drawn" skeleton={<Skeleton height={240} />}>
          {({ svg, uri }) => (
            <div className={css.code}>
              <Code svg={svg} uri={uri} />
            </div>
          )}
        </Loaded>
        <Stack>
          <Address value={wallet} whole />
          <Select
            label="Chain"
            value={chain}
            onChange={setChain}
            choices={[
              { value: ANY, label: 'Any chain' },
              ...OFFERED.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            hint="The payer’s wallet changes to this chain."
          />
          {chain !== ANY && (
            <AmountField
              label="Amount (optional)"
              value={amount}
              onChange={setAmount}
              decimals={COIN_DECIMALS}
              symbol={coinOf(Number(chain))}
            />
          )}
          {code.data !== undefined && <CodeBlock label="Payment request (EIP-681)" code={code.data.uri} />}
        </Stack>
      </div>
    </Section>
  );
}

/** As an image, so that nothing of the answer is run as markup. */
function Code({ svg, uri }: Readonly<{ svg: string; uri: string }>) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return <img src={source} alt={`QR code of ${uri}`} width={240} height={240} />;
}
