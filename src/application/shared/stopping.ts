/** Whether the process stops; an AbortSignal is one. Long work looks at it between its steps. */
export type Stopping = Readonly<{ aborted: boolean }>;

/** For work that nobody stops. */
export const NEVER_STOPPING: Stopping = { aborted: false };
