// Runs after every install, on whatever Node is there: outside a checkout it has nothing to do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (existsSync('.git') && !process.env.CI) {
  spawnSync('git', ['config', 'core.hooksPath', 'scripts/hooks'])
}
