import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Absent,
  Address,
  Amount,
  Badge,
  KeyValueList,
  Loaded,
  Progress,
  Section,
  Skeleton,
  Stack,
  Time,
  type Tone,
} from '../../kit/index.ts';
import { chainName } from '../../values/chains.ts';
import { percentOf } from '../../values/purchase/sale-figures.ts';
import { useSoldToken } from './use-wallet-reads.ts';
import type { SoldToken } from './wallet/sale-reads.ts';

type Status = Data<'viewSaleStatus'>;
type Rules = Data<'viewSaleRules'>;

const PHASES: Readonly<Record<Status['phase'], Readonly<{ tone: Tone; label: string }>>> = {
  upcoming: { tone: 'accent', label: 'Not started' },
  active: { tone: 'good', label: 'Open' },
  paused: { tone: 'warn', label: 'Paused' },
  ended: { tone: 'neutral', label: 'Ended' },
};

const EVERY_MS = 30_000;

/** The state of the sale contract, read again every half minute. */
export function SaleProgress({ rules }: Readonly<{ rules: Rules | undefined }>) {
  const status = useOperation('viewSaleStatus', undefined, { refetchEvery: EVERY_MS });
  const sold = useSoldToken(rules?.chainId, rules?.saleContract);
  const phase = status.data && PHASES[status.data.phase];
  return (
    <Section title="The sale" actions={phase && <Badge tone={phase.tone}>{phase.label}</Badge>}>
      <Loaded query={status} failed="The sale contract could not be read" skeleton={<Skeleton lines={6} />}>
        {(state) => <Figures state={state} rules={rules} sold={sold} />}
      </Loaded>
    </Section>
  );
}

type FiguresProps = Readonly<{ state: Status; rules: Rules | undefined; sold: SoldToken | undefined }>;

function Figures({ state, rules, sold }: FiguresProps) {
  const token = rules?.paymentTokens[0];
  const share = percentOf(BigInt(state.tokensSold), BigInt(state.tokensForSale));
  return (
    <Stack>
      <Progress
        label="Sold"
        part={BigInt(state.tokensSold)}
        whole={BigInt(state.tokensForSale)}
        text={
          share === undefined ? (
            <Absent why="nothing is for sale" />
          ) : (
            <SoldText share={share} state={state} sold={sold} />
          )
        }
      />
      <KeyValueList
        pairs={[
          {
            name: 'Price',
            value:
              token === undefined ? (
                <Absent />
              ) : (
                <>
                  <Amount units={state.price} decimals={token.decimals} symbol="USD" places={6} /> per{' '}
                  {sold?.symbol ?? 'token'}
                </>
              ),
          },
          { name: 'Paid with', value: rules?.paymentTokens.map(({ symbol }) => symbol).join(', ') ?? <Absent /> },
          { name: 'Network', value: chainName(state.chainId) },
          { name: 'Sale contract', value: <Address value={state.saleContract} chainId={state.chainId} /> },
          { name: 'Read from the contract', value: <Time value={state.asOf} /> },
        ]}
      />
    </Stack>
  );
}

/** Without a wallet the token's decimals are unknown, and only the share is certain. */
const SoldText = ({ share, state, sold }: Readonly<{ share: string; state: Status; sold: SoldToken | undefined }>) =>
  sold === undefined ? (
    share
  ) : (
    <>
      <Amount units={state.tokensSold} decimals={sold.decimals} places={2} /> of{' '}
      <Amount units={state.tokensForSale} decimals={sold.decimals} symbol={sold.symbol} places={0} /> ({share})
    </>
  );
