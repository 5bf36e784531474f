import { useSession } from "../../session/session.ts";

/** What somebody is called who did something: oneself by one's own name, where there is one, and others by their address. */
export function usePersonName(): (by: string) => string {
  const { user } = useSession();
  return (by) => (by === user.email ? user.name || by : by);
}
