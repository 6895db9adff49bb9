/** What a piece of work that is done by steps comes to. */
export function wholeOf<Value>(work: Iterator<unknown, Value>): Value {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
