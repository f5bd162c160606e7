import { z } from 'zod';
import type { ApiDocument } from '../frame/description/openapi.ts';
import { flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { llmsFull } from './llms-full.ts';
import { llmsIndex } from './llms-index.ts';

const LlmsText = z.string().meta({ id: 'LlmsText', description: 'Markdown for language models (llmstxt.org)' });

/** The API for language models, generated from the route records. */
export const llmsRoutes = (document: () => ApiDocument, baseUrl: string) => [
  route({
    method: 'get',
    path: '/llms.txt',
    operationId: 'readLlmsIndex',
    tag: 'System',
    summary: 'Get the contents of this API for language models (llmstxt.org)',
    description: 'Markdown: what the service does, its guides and every operation with a link.',
    access: 'public',
    publicFor: 300,
    limit: 'read',
    reply: { ...flat(LlmsText, 'The contents'), mediaType: 'text/plain' },
    fails: [],
    handle: () => llmsIndex(document(), baseUrl),
  }),
  route({
    method: 'get',
    path: '/llms-full.txt',
    operationId: 'readLlmsFull',
    tag: 'System',
    summary: 'Get every operation in Markdown for language models',
    description: 'Parameters, bodies, errors and examples of every operation, and the fields of every named schema.',
    access: 'public',
    publicFor: 300,
    limit: 'read',
    reply: { ...flat(LlmsText, 'The operations'), mediaType: 'text/plain' },
    fails: [],
    handle: () => llmsFull(document()),
  }),
];
