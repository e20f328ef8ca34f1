/** How forms treat people who need time. */
export const formsTime = "No form has a time limit, and the security question is a simple sum.";
