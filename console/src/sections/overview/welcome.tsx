import { useOnline, useOperation } from '../../api/index.ts';
import {
  Absent,
  Badge,
  Grid,
  KeyValueList,
  LinkButton,
  Loaded,
  Page,
  Row,
  Section,
  Skeleton,
  Stack,
  type Step,
  Steps,
  Time,
} from '../../kit/index.ts';
import { SignInButton } from '../../session/index.ts';
import { percentOf } from '../../values/purchase/sale-figures.ts';
import { Prices } from './prices.tsx';

/** For somebody who is not signed in: what this is, how to begin, and whether the service works. */
export const Welcome = () => (
  <Page
    title="Overview"
    lead="A self-hosted service for wallets: verify once, buy from the token sale, and see and move what you hold on EVM chains, Bitcoin and Solana. Your keys never leave your wallet."
  >
    <Grid wide>
      <Begin />
      <Stack>
        <Health />
        <Sale />
      </Stack>
    </Grid>
    <Prices />
  </Page>
);

const BEGINNING: readonly Step[] = [
  {
    id: 'sign-in',
    title: 'Connect and sign in',
    state: 'current',
    detail: 'Your browser’s wallet signs one message. It costs nothing and sends no transaction.',
  },
  {
    id: 'verify',
    title: 'Verify',
    state: 'waiting',
    detail: 'An identity provider verifies you once. The tier decides how much you can buy.',
  },
  {
    id: 'buy',
    title: 'Buy',
    state: 'waiting',
    detail: 'The service checks every rule and authorizes the purchase. Your wallet buys from the sale contract.',
  },
  {
    id: 'follow',
    title: 'Follow',
    state: 'waiting',
    detail: 'The portfolio shows what your wallets hold on each chain, and how old each figure is.',
  },
];

const Begin = () => (
  <Section title="How to begin">
    <Steps label="How to begin" steps={BEGINNING} />
    <Row>
      <SignInButton>Connect a wallet</SignInButton>
    </Row>
  </Section>
);

const EVERY_MINUTE = 60_000;

function Health() {
  const health = useOperation('checkHealth', undefined, { refetchEvery: EVERY_MINUTE });
  const isOnline = useOnline();
  return (
    <Section title="The service">
      <Loaded query={health} failed="The service did not answer" skeleton={<Skeleton lines={4} />}>
        {({ status, db, version, timestamp }) => (
          <KeyValueList
            pairs={[
              {
                name: 'State',
                value: isOnline ? (
                  <Badge tone={status === 'ok' ? 'good' : 'bad'}>{status === 'ok' ? 'Working' : 'Disturbed'}</Badge>
                ) : (
                  <Absent why="you are offline" />
                ),
              },
              {
                name: 'Database',
                value: isOnline ? (
                  <Badge tone={DATABASE[db]}>{db[0]?.toUpperCase() + db.slice(1)}</Badge>
                ) : (
                  <Absent why="you are offline" />
                ),
              },
              { name: 'Version', value: version },
              { name: 'Checked', value: <Time value={timestamp} /> },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

const DATABASE = { healthy: 'good', unhealthy: 'bad', unknown: 'warn' } as const;

function Sale() {
  const status = useOperation('viewSaleStatus');
  return (
    <Section
      title="The sale"
      actions={
        <LinkButton to="/buy" size="small">
          Look at the sale
        </LinkButton>
      }
    >
      <Loaded query={status} failed="The sale contract could not be read" skeleton={<Skeleton lines={2} />}>
        {({ phase, tokensSold, tokensForSale }) => (
          <KeyValueList
            pairs={[
              { name: 'Phase', value: PHASES[phase] },
              { name: 'Sold', value: percentOf(BigInt(tokensSold), BigInt(tokensForSale)) ?? <Absent /> },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

const PHASES = { upcoming: 'Not started', active: 'Open', paused: 'Paused', ended: 'Ended' } as const;
