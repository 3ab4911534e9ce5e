import { tryBuildBrand } from './buildOutcome.ts'

/** A build process: receives brand keys by IPC, one at a time, and replies with the outcome. */
process.on('message', (key) => {
  void tryBuildBrand(String(key)).then((outcome) => process.send?.(outcome))
})
process.on('disconnect', () => process.exit(0))
