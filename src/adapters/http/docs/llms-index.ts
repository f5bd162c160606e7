import type { ApiDocument } from '../frame/description/openapi.ts';
import { GUIDES, type Page, TOPICS } from './pages.ts';

type Listed = Readonly<{ operationId: string; tags: readonly string[]; summary: string }>;
type Tag = Readonly<{ name: string; description: string }>;

export const SUMMARY =
  'A self-hosted service that an institution runs between its users and the blockchains: wallet sign-in, identity verification, ' +
  'sale authorizations, transfers, sponsored gas, swaps, portfolios and market data. It never holds a user’s private key.';

/** `/llms.txt` (llmstxt.org): what the API is, where its documents are, and which operations it has. */
export function llmsIndex(document: ApiDocument, baseUrl: string): string {
  const link = ({ path, title, about }: Page) => `- [${title}](${baseUrl}/docs/${path}): ${about}`;
  return [
    `# ${(document.info as { title: string }).title}`,
    '',
    `> ${SUMMARY}`,
    '',
    'Amounts are decimal strings in smallest units. Errors have a stable `code`. Programs send an API key, people a session, as a bearer token.',
    '',
    '## Documents',
    '',
    `- [Every operation in Markdown](${baseUrl}/llms-full.txt): parameters, bodies, errors and examples`,
    `- [OpenAPI 3.1](${baseUrl}/openapi.json): the same for programs`,
    `- [Reference](${baseUrl}/docs): the same in a browser`,
    ...[...GUIDES, ...TOPICS].map(link),
    '',
    ...(document.tags as readonly Tag[]).flatMap((tag) => sectionOf(document, tag, baseUrl)),
  ].join('\n');
}

function sectionOf({ paths }: ApiDocument, { name, description }: Tag, baseUrl: string): string[] {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Listed>)
      .filter(([, { tags }]) => tags.includes(name))
      .map(
        ([method, { operationId, summary }]) =>
          `- [${method.toUpperCase()} ${path}](${baseUrl}/docs#/${encodeURIComponent(name)}/${operationId}): ${summary}`,
      ),
  );
  return [`## ${name}`, '', `${description}.`, '', ...lines, ''];
}
