import { useOperation } from '../../api/index.ts';
import { Button, Loaded, Section, Skeleton } from '../../kit/index.ts';
import css from './agent.module.css';

const UNUSUAL = ['unknown', 'help'];

/** What the agent understands; an example is sent as it stands. */
export function Examples({ onSay }: Readonly<{ onSay: (message: string) => void }>) {
  const intents = useOperation('listChatIntents', undefined, { staleTime: 3_600_000 });
  return (
    <Section title="What you can say">
      <Loaded query={intents} failed="The examples could not be read" skeleton={<Skeleton lines={12} />}>
        {({ intents: known }) => (
          <ul className={css.examples}>
            {known
              .filter(({ name }) => !UNUSUAL.includes(name))
              .map(({ name, description, examples }) => (
                <li key={name}>
                  <div className={css.about}>{description}</div>
                  {examples.slice(0, 1).map((example) => (
                    <Button key={example} size="small" onClick={() => onSay(example)}>
                      {example}
                    </Button>
                  ))}
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
