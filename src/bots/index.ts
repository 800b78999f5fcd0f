/**
 * Opponents and advice for any game. A bot is given a View, lists moves by sampling a state that the view allows, and
 * answers with a notation; nothing here ever meets the true State.
 */
export { chooseMove } from './choose.ts';
export { calibrationFor } from './expectation.ts';
export { explainHint } from './hint.ts';
export { botRequest, decisionSeed, HINT_BOT } from './request.ts';
export { adviseMove, NOTHING_STUDIED } from './study.ts';
export type { BotRequest } from './types.ts';
