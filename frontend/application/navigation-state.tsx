import { createContext, useContext } from 'react';

const ArrivalContext = createContext(false);

/** Whether the user came to the page by a link or by signing in, rather than by opening the store. */
export const ArrivalProvider = ArrivalContext.Provider;

export const useHasArrived = (): boolean => useContext(ArrivalContext);
