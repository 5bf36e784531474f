import { LLMock } from "@copilotkit/aimock";

/** The language model of these tests. It forgets its answers and what it was asked after each of them. */
export const server = new LLMock({ port: 0 });
