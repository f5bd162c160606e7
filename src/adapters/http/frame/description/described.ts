import type { z } from 'zod';
import type { FailureFactory } from '../../../../domain/shared/failure.ts';
import type { FrameFailure } from '../failure/frame-failures.ts';
import type { Route } from '../record/route.ts';
import type { Json } from './components.ts';
import type { Requirement } from './security.ts';

/** What an operation may answer with instead of its reply. */
export type AnyFailure = FailureFactory<never> | FrameFailure;

/** A response beside the reply and the failures. */
export type Additional = (schema: (one: z.ZodType) => Json) => Json;

/** One operation of the description: of a route record, or of an endpoint that speaks another protocol. */
export type Described = Omit<Route, 'limit' | 'limitWhen' | 'fails' | 'handle' | 'publicFor' | 'seeOther'> &
  Readonly<{
    security: readonly Requirement[];
    failures: readonly AnyFailure[];
    /** Bodies that another protocol defines for a status of the failures. */
    alternatives?: Readonly<Record<number, z.ZodType>>;
    /** By status. */
    more?: Readonly<Record<number, Additional>>;
  }>;
