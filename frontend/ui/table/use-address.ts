import { useNavigate, useSearchParams } from 'react-router';
import type { Address } from './address.ts';

/** The state in the address of this screen. `go` replaces the address: links are for steps that one goes back over. */
export function useAddress<V>({ parse, pathOf }: Address<V>): { readonly location: V; readonly go: (next: V) => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return { location: parse(query), go: (next) => void navigate(pathOf(next), { replace: true }) };
}
