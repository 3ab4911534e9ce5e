import { adviceFinding, goodFinding, type DoctorCheck } from './doctorCheck.ts'

/** Reports the existing accounts; whether they are safe is up to the posture check. */
export const accountsCheck: DoctorCheck = {
  title: 'Accounts',
  run: async ({ config, accountPosture }) => {
    if (!accountPosture) return [adviceFinding('Not known while the database is not')]
    const { hasAdmin, demoAdmins, demoPeople } = accountPosture
    const demoAccounts = [...demoAdmins, ...demoPeople]
    return [
      goodFinding(
        hasAdmin
          ? 'There is a super administrator'
          : `The first start makes ${config.admin.email} super administrator`,
      ),
      demoAccounts.length
        ? adviceFinding(`Accounts with a demo password: ${demoAccounts.join(', ')}`)
        : goodFinding('No account has a demo password'),
    ]
  },
}
