// Runs after every install, on any version of Node. Outside a checkout there are no hooks to set.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (existsSync('.git') && !process.env.CI) {
  spawnSync('git', ['config', 'core.hooksPath', 'scripts/hooks'])
}
