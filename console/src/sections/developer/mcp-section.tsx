import { CodeBlock, Section, Tabs } from '../../kit/index.ts';
import css from './developer.module.css';
import { mcpClients } from './mcp-configurations.ts';

export const McpSection = () => (
  <Section
    title="Agents (MCP)"
    lead="An agent gets prices, quotes, holdings and prepared transfers as tools. No tool moves funds: your wallet signs."
  >
    <Tabs
      label="MCP clients"
      tabs={mcpClients(location.origin).map(({ id, label, where, code }) => ({
        id,
        label,
        content: <CodeBlock label={where} code={code} language="json" />,
      }))}
    />
    <p className={css.text}>
      This service does not use OAuth: a client that reports “does not support dynamic client registration” has no key,
      or a wrong one. Each tool needs the scope of its area, or <code>mcp:invoke</code>.
    </p>
  </Section>
);
