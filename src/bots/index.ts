/**
 * Opponents and advice for any game. A bot is given a View, lists moves by sampling a state that the view allows, and
 * answers with a notation; nothing here ever meets the true State.
 */
export { chooseMove } from './choose.ts';
export { explainHint } from './hint.ts';
export { botRequest, decisionSeed, HINT_BOT } from './request.ts';
export type { BotRequest } from './types.ts';
