import { useMemo, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { Address, AmountField, CodeBlock, Loaded, Section, Select, Skeleton, Stack } from '../../kit/index.ts';
import { parseAmount } from '../../values/amount.ts';
import { COIN_DECIMALS } from '../../values/assets.ts';
import { CHAINS, coinOf } from '../../values/chains.ts';
import css from './portfolio.module.css';
import { t } from './texts/index.ts';

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
    <Section title={t('receive.title')} lead={t('receive.lead')}>
      <div className={css.receive}>
        <Loaded query={code} failed={t('receive.failed')} skeleton={<Skeleton height={240} />}>
          {({ svg, uri }) => (
            <div className={css.code}>
              <Code svg={svg} uri={uri} />
            </div>
          )}
        </Loaded>
        <Stack>
          <Address value={wallet} whole />
          <Select
            label={t('network')}
            value={chain}
            onChange={setChain}
            choices={[
              { value: ANY, label: t('receive.any') },
              ...OFFERED.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            hint={t('receive.hint')}
          />
          {chain !== ANY && (
            <AmountField
              label={t('receive.amount')}
              value={amount}
              onChange={setAmount}
              decimals={COIN_DECIMALS}
              symbol={coinOf(Number(chain))}
            />
          )}
          {code.data !== undefined && <CodeBlock label={t('receive.link')} code={code.data.uri} />}
        </Stack>
      </div>
    </Section>
  );
}

/** As an image, so that nothing of the answer is run as markup. */
function Code({ svg, uri }: Readonly<{ svg: string; uri: string }>) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return <img src={source} alt={t('receive.code', { link: uri })} width={240} height={240} />;
}
