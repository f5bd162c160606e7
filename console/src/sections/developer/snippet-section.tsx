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
    lead="Put the key into the environment: export API_KEY=svc_pk_live_… TypeScript needs Node.js 20.19 or newer, Python 3; neither needs a package."
  >
    <Tabs
      label="Examples"
      tabs={EXAMPLES.map(({ id, label, scope, snippet }) => ({
        id,
        label,
        content: <Snippets snippet={snippet(location.origin)} about={`${label}, scope ${scope}`} />,
      }))}
    />
  </Section>
);

const LANGUAGES = [
  { id: 'curl', label: 'curl', language: 'bash' },
  { id: 'typescript', label: 'TypeScript', language: 'typescript' },
  { id: 'python', label: 'Python', language: 'python' },
] as const;

/** One request in each language. */
export const Snippets = ({ snippet, about }: Readonly<{ snippet: Snippet; about: string }>) => (
  <Stack>
    {LANGUAGES.map(({ id, label, language }) => (
      <CodeBlock key={id} label={`${label}: ${about}`} code={snippet[id]} language={language} />
    ))}
  </Stack>
);
