import type { ModelCall } from '../../../domain/chat/model-call.ts';

/** `wallet` and `account`: on whose budget the model is asked. `topics`: what it may choose for an answer. */
export type Asking = Readonly<{
  language?: string;
  topics: readonly string[];
  wallet?: string;
  account?: string;
}>;

export interface LanguageModel {
  /** Whether a model is configured: without one nothing is asked. */
  readonly isOn: boolean;
  /**
   * The tool that the model calls for the message; undefined when it calls none, several, or one with other values than its schema
   * has. Untrusted. The model receives the message, its language and the names of topics, and nothing else. Rejects with
   * LANGUAGE_MODEL_UNAVAILABLE within a few seconds, also when the budget of the wallet or the network is exhausted.
   */
  call(message: string, asking: Asking): Promise<ModelCall | undefined>;
}
