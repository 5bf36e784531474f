import { LinkForm } from "./LinkForm.tsx";

export function Component() {
  return <LinkForm key="register" intent="register" />;
}
