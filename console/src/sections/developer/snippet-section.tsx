import { CodeBlock, Section, Stack, Tabs } from '../../kit/index.ts';
import { chat, type Snippet, whoAmI } from './snippets.ts';

const EXAMPLES: readonly Readonly<{
  id: string;
  label: string;
  scope: string;
  snippet: (origin: string) => Snippet;
}>[] = [
  { id: 'read', label: 'Who am I', scope: 'portfolio', snippet: whoAmI },
  { id: 'chat', label: 'Chat', scope: 'portfolio', snippet: chat },
];

/** Commands that work as they stand once `API_KEY` is set. */
export const SnippetSection = () => (
  <Section
    title="First requests"
    lead="Put the key into the environment: export API_KEY=svc_pk_live_… The TypeScript needs Node.js 20.19 or newer and no package."
  >
    <Tabs
      label="Examples"
      tabs={EXAMPLES.map(({ id, label, scope, snippet }) => ({
        id,
        label,
        content: <Both {...snippet(location.origin)} about={`${label}, scope ${scope}`} />,
      }))}
    />
  </Section>
);

export const Both = ({ curl, typescript, about }: Snippet & Readonly<{ about: string }>) => (
  <Stack>
    <CodeBlock label={`curl: ${about}`} code={curl} />
    <CodeBlock label={`TypeScript: ${about}`} code={typescript} />
  </Stack>
);
