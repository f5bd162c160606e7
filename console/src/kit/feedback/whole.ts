import { createContext } from 'react';

/** False where a part of the figures could not be read: nothing that is absent there is known to be absent. */
export const Whole = createContext(true);
