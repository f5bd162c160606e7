import { LinkButton, Loaded, Row, Section, Skeleton, type Step, Steps } from '../kit/index.ts';
import { SignInButton } from '../session/index.ts';
import { isDone, stopOf, WAY, type WayStep } from '../values/way.ts';
import { AcceptTerms } from './accept-terms.tsx';
import css from './guide.module.css';
import { ProviderLink } from './provider-link.tsx';
import { useWay, type Way } from './use-way.ts';
import { Verify } from './verify.tsx';

const TITLES: Readonly<Record<WayStep, string>> = {
  connect: 'Connect a wallet and sign in',
  verify: 'Verify your identity',
  terms: 'Accept the terms',
  buy: 'Buy',
};

const TEXTS: Readonly<Record<WayStep, string>> = {
  connect: 'Your wallet signs one message. It costs nothing and sends no transaction.',
  verify: 'An identity provider verifies you once. The tier decides how much you can buy.',
  terms: 'They hold for every purchase, until they change.',
  buy: 'Every rule passes. Choose an amount, and your wallet buys from the sale contract.',
};

type Wallet = `0x${string}` | undefined;
type WayToBuyProps = Readonly<{
  wallet?: Wallet;
  /** The step that the page itself carries out. */
  here?: WayStep;
}>;

const TITLE = 'Your way to a purchase';

/** The steps to a purchase, with the button of the next one; nothing once one was made, or when it is made on this page. */
export function WayToBuy({ wallet, here }: WayToBuyProps) {
  const way = useWay(wallet);
  const { data } = way;
  if (data !== undefined && (data.next === undefined || data.next === here)) return null;
  return (
    <Section title={TITLE}>
      <Loaded query={way} failed="Your next step could not be read" skeleton={<Place />}>
        {(known) => <Steps label={TITLE} steps={WAY.map((step) => stepOf(step, known, wallet))} />}
      </Loaded>
    </Section>
  );
}

/** The place of the steps: one of them will have words and a button. */
const Place = () => (
  <Steps
    label={TITLE}
    steps={WAY.map((step, at) => ({
      id: step,
      title: TITLES[step],
      state: 'waiting',
      ...(at === 1 && {
        detail: (
          <div className={css.next}>
            <Skeleton lines={2} />
          </div>
        ),
      }),
    }))}
  />
);

function stepOf(step: WayStep, way: Way, wallet: Wallet): Step {
  const isNext = step === way.next;
  const state = isNext ? 'current' : isDone(step, way.facts) ? 'done' : 'waiting';
  // The terms do not wait for the provider.
  const isFree = step === 'terms' && state === 'waiting' && wallet !== undefined;
  return {
    id: step,
    title: TITLES[step],
    state,
    ...(isNext && { detail: <Next step={step} way={way} wallet={wallet} /> }),
    ...(isFree && { detail: <AcceptTerms wallet={wallet} size="small" /> }),
  };
}

type NextProps = Readonly<{ step: WayStep; way: Way; wallet: Wallet }>;

function Next({ step, way: { facts, kyc }, wallet }: NextProps) {
  const stop = stopOf(facts);
  if (stop !== undefined) return `${stop}.`;
  const isOpen = step === 'verify' && kyc?.kycStatus === 'pending';
  return (
    <div className={css.next}>
      <p>{isOpen ? 'It is open. Finish it at the provider; the result appears here by itself.' : TEXTS[step]}</p>
      <Row>
        {isOpen ? <ProviderLink url={kyc.verificationUrl} variant="primary" /> : <Action step={step} wallet={wallet} />}
      </Row>
    </div>
  );
}

function Action({ step, wallet }: Readonly<{ step: WayStep; wallet: Wallet }>) {
  if (step === 'connect' || wallet === undefined) return <SignInButton>Connect a wallet</SignInButton>;
  switch (step) {
    case 'verify':
      return <Verify wallet={wallet} variant="primary" />;
    case 'terms':
      return <AcceptTerms wallet={wallet} variant="primary" />;
    case 'buy':
      return (
        <LinkButton to="/buy" variant="primary">
          Choose an amount
        </LinkButton>
      );
  }
}
