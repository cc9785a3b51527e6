/** Short everyday words that letters written apart may spell between the words of rules. */
export const everydayJoined: string[] =
  `i u a you your ur my me to go so is are the and it in on of be do no not at
  up off out all we he she they him her them us am an or if for now just tu te ta la le un es de il du ich die der das
  den dem ihr du tum tu ja mar hai`.split(/\s+/);
