import type { Data } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { useOperation } from '../../api/index.ts';
import { Button, Loaded, Section, Skeleton } from '../../kit/index.ts';
import css from './agent.module.css';
import { t } from './texts/index.ts';

const UNUSUAL = ['unknown', 'help'];
const FIRST = 6;

/** What the agent understands; an example is sent as it stands. */
export function Examples({ onSay }: Readonly<{ onSay: (message: string) => void }>) {
  const intents = useOperation('listChatIntents', undefined, { staleTime: 3_600_000 });
  return (
    <Section title={t('examples')} lead={t.rich('cannotBuy', { buy: (words) => <Link to="/buy">{words}</Link> })}>
      <Loaded query={intents} failed={t('examplesFailed')} skeleton={<Skeleton lines={12} />}>
        {({ intents: known }) => {
          const sayable = known.filter(({ name }) => !UNUSUAL.includes(name));
          return (
            <>
              <List intents={sayable.slice(0, FIRST)} onSay={onSay} />
              <details>
                <summary>{t('moreExamples')}</summary>
                <List intents={sayable.slice(FIRST)} onSay={onSay} />
              </details>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

type ListProps = Readonly<{ intents: Data<'listChatIntents'>['intents']; onSay: (message: string) => void }>;

const List = ({ intents, onSay }: ListProps) => (
  <ul className={css.examples}>
    {intents.map((intent) => (
      <Example key={intent.name} intent={intent} onSay={onSay} />
    ))}
  </ul>
);

type ExampleProps = Readonly<{ intent: ListProps['intents'][number] }> & Pick<ListProps, 'onSay'>;

/** In the words of the chosen language; of an intent that this page does not know, in the English of the service. */
function Example({ intent: { name, description, examples }, onSay }: ExampleProps) {
  const [aboutKey, sayKey] = [`about.${name}`, `say.${name}`] as const;
  const isKnown = t.has(aboutKey) && t.has(sayKey);
  const example = isKnown ? t(sayKey as 'say.transfer') : examples[0];
  return (
    <li {...(!isKnown && { lang: 'en' })}>
      <div className={css.about}>{isKnown ? t(aboutKey as 'about.transfer') : description}</div>
      {example !== undefined && (
        <Button size="small" onClick={() => onSay(example)}>
          {example}
        </Button>
      )}
    </li>
  );
}
