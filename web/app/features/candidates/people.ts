import { useSession } from "../../session/session.ts";

/** The name of a person in the history: the user's own name if there is one, other people's address. */
export function usePersonName(): (by: string) => string {
  const { user } = useSession();
  return (by) => (by === user.email ? user.name || by : by);
}
