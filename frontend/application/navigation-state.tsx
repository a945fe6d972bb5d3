import { createContext, useContext } from 'react';

const ArrivalContext = createContext(false);

/** Tells pages whether their reader came here by following a link or signing in, rather than by opening the store. */
export const ArrivalProvider = ArrivalContext.Provider;

export const useHasArrived = (): boolean => useContext(ArrivalContext);
