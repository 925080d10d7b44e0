grammar G;
s : A ;
A : 'ab'..'z' ;
