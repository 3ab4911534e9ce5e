import { availableParallelism } from 'node:os'
import { runStep } from './check/runStep.ts'
import { steps } from './check/steps.ts'
import { readOptions } from './readOptions.ts'

/** Runs every check of the code that does not need a running shop. */
readOptions({})
const start = performance.now()
const queue = [...steps]
const failures: { name: string; output: string }[] = []

const worker = async (): Promise<void> => {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { passed, seconds, output } = await runStep(step)
    console.log(`${passed ? '✓' : '✗'} ${step.name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s`)
    if (!passed) failures.push({ name: step.name, output })
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))

for (const { name, output } of failures) console.log(`\n── ${name} ──\n${output.trim()}`)
const total = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `\n${steps.length - failures.length} of ${steps.length} checks passed in ${total} s${failures.length ? `; failed: ${failures.map(({ name }) => name).join(', ')}` : ''}`,
)
process.exit(failures.length ? 1 : 0)
