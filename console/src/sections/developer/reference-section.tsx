import { Section } from '../../kit/index.ts';
import css from './developer.module.css';

const LINKS = [
  ['/docs', 'API reference', 'Every endpoint, to try in the browser'],
  ['/openapi.json', 'OpenAPI document', 'For code generators'],
  ['/llms.txt', 'llms.txt', 'The contents, for language models'],
  ['/llms-full.txt', 'llms-full.txt', 'Every operation in Markdown'],
  ['/docs/api-keys.md', 'API keys', 'Create, limit and revoke them'],
  ['/docs/guides/agents.md', 'Agents over MCP', 'Clients, tools and resources'],
  ['/docs/guides/sign-in.md', 'Sign-in', 'RainbowKit, AppKit, Privy and plain viem'],
  ['/docs/guides/sale.md', 'The sale', 'From the terms to the signed purchase'],
  ['/docs/guides/gasless.md', 'Gasless transfers', 'A wallet without coins sends tokens'],
  ['/docs/guides/machine-payments.md', 'Machine payments', 'An agent pays for one request'],
  ['/docs/errors-and-retries.md', 'Errors and retries', 'What to repeat, and how'],
  ['/docs/errors', 'Error codes', 'Every code with its cause and remedy'],
] as const;

/** What the service itself serves for integrators. */
export const ReferenceSection = () => (
  <Section title="Reference and guides">
    <ul className={css.links}>
      {LINKS.map(([href, title, about]) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer" className={css.link}>
            {title}
          </a>
          <p className={css.text}>{about}</p>
        </li>
      ))}
    </ul>
  </Section>
);
