import { llmsFull } from '../docs/llms-full.ts';
import { llmsIndex } from '../docs/llms-index.ts';
import type { ApiDocument } from '../frame/description/openapi.ts';

/** A document of this service that an agent may read; its text is generated when it is first read. */
export type Resource = Readonly<{
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  text(): string;
}>;

/** The description of the HTTP API, at the addresses where it is also served over HTTP. */
export const mcpResources = (baseUrl: string, document: () => ApiDocument): readonly Resource[] => [
  {
    uri: `${baseUrl}/llms.txt`,
    name: 'llms.txt',
    title: 'Contents of the HTTP API',
    description: 'What the service does, its guides, and every operation on one line. Read this first.',
    mimeType: 'text/plain',
    text: () => llmsIndex(document(), baseUrl),
  },
  {
    uri: `${baseUrl}/llms-full.txt`,
    name: 'llms-full.txt',
    title: 'The HTTP API in Markdown',
    description: 'Parameters, bodies, errors and examples of every operation. Long.',
    mimeType: 'text/plain',
    text: () => llmsFull(document()),
  },
  {
    uri: `${baseUrl}/openapi.json`,
    name: 'openapi.json',
    title: 'The HTTP API in OpenAPI 3.1',
    description: 'The same for programs that generate a client. Very long.',
    mimeType: 'application/json',
    text: () => JSON.stringify(document()),
  },
];
