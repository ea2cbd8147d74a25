/**
 * Lets everybody else in this process have a turn: timers, and what came over the network. Only a timer does that;
 * waiting for `setImmediate` of node's, or for promises alone, leaves the network unheard.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
