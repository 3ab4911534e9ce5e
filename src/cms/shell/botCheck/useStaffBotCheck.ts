import { useBotCheck as useAnyBotCheck, type BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useStaffSignIn } from '../signIn/useStaffSignIn.ts'

/** The check that the server of the back office asks for. */
export const useStaffBotCheck = (): BotCheck => useAnyBotCheck(useStaffSignIn().botCheck)
